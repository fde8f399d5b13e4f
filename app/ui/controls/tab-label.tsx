import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

export function TabLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Icon name="arrow-right" className="tab-arrow size-6" />
    </>
  );
}
