import { useEffect, useEffectEvent, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import icons from "./icons.svg?url";

const HESITATION_MS = 60;

/** Changes the page without loading a document, and fetches beforehand what a visitor is about to press. */
export function LinkWalker() {
  const navigate = useNavigate();
  const [meant, setMeant] = useState<string>();

  const walk = useEffectEvent((event: MouseEvent) => {
    const link = siteLink(event);
    const wantsAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || event.button !== 0 || wantsAnotherTab) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    void navigate(
      { pathname, search, hash },
      {
        replace: link.href === location.href,
        preventScrollReset: link.dataset.walk === "keep-place",
        viewTransition: link.dataset.walk === "grow",
      },
    );
  });

  useEffect(() => {
    let hesitation: ReturnType<typeof setTimeout>;
    const mean = (event: Event) => {
      clearTimeout(hesitation);
      const link = siteLink(event);
      if (!link) return;
      const fetchPage = () => setMeant(link.pathname);
      if (event.type === "touchstart") fetchPage();
      else hesitation = setTimeout(fetchPage, HESITATION_MS);
    };
    // At the window, behind React: a link that has been answered otherwise is left alone.
    addEventListener("click", walk);
    for (const sign of signsOfIntent) addEventListener(sign, mean, { passive: true });
    return () => {
      clearTimeout(hesitation);
      removeEventListener("click", walk);
      for (const sign of signsOfIntent) removeEventListener(sign, mean);
    };
  }, []);

  if (!meant || meant === location.pathname) return null;
  return (
    <>
      <PrefetchPageLinks page={meant} />
      {/* The next page takes its icons from the file of all, which is read now. */}
      <svg aria-hidden="true" className="hidden">
        <use href={icons} />
      </svg>
    </>
  );
}

const signsOfIntent = ["pointerover", "focusin", "touchstart"];

function siteLink({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-walk]") : null;
}
