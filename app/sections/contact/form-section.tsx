import type { ComponentProps } from "react";
import { SplitSection } from "../../ui/section.tsx";

/** A form on a card, with its heading beside it. */
export function FormSection({ children, ...section }: ComponentProps<typeof SplitSection>) {
  return (
    <SplitSection {...section} tone="sunken">
      <div className="rounded-md border border-line bg-canvas p-5 sm:p-8 lg:col-span-7 lg:col-start-6 lg:p-10">
        {children}
      </div>
    </SplitSection>
  );
}
