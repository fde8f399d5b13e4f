import type { ReactNode } from "react";
import { ControlIcon } from "../icons/control-icon.tsx";

export function TabLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ControlIcon name="arrow-right" className="tab-arrow size-6" />
    </>
  );
}
