import type { ReactNode } from "react";

const looks = {
  success: { role: "status", className: "bg-support-soft" },
  warning: { role: "alert", className: "bg-accent-soft" },
};

/** A box above the content of a page. Without content, it is not shown. */
export function Notice({ tone, children }: { tone: keyof typeof looks; children: ReactNode }) {
  const { role, className } = looks[tone];
  if (!children) return null;
  return (
    <div role={role} className={`mb-5 grid gap-2 rounded-sm px-4 py-3 text-ink ${className}`}>
      {children}
    </div>
  );
}
