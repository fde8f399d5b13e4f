import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { preloadForms } from "./forms/lazy-forms.tsx";
import icons from "./ui/icons.svg?url";

await preloadForms();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

// A rendered page brings the icons it shows; the pages that follow take theirs from the one file of all.
document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: icons }));

if (import.meta.env.VITALS === "on") void import("./report-vitals.ts");
