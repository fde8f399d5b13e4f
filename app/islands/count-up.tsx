import { useEffect, useRef } from "react";

const duration = 900;
const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** A number that counts up once when it comes into view, unless the visitor prefers reduced motion. */
export function CountUp({ value }: { value: number }) {
  const figure = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = figure.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;

    const count = () => {
      const start = performance.now();
      // Reserve the final width, so that nothing beside the number moves, and keep the number beside its unit.
      element.style.minWidth = `${element.offsetWidth}px`;
      element.style.justifyContent = "end";
      element.style.fontVariantNumeric = "tabular-nums";
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, now - start) / duration);
        element.textContent = String(Math.round(value * easeOut(progress)));
        if (progress < 1) frame = requestAnimationFrame(step);
        else element.removeAttribute("style");
      };
      frame = requestAnimationFrame(step);
    };

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        count();
      },
      { threshold: 0.4 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = String(value);
      element.removeAttribute("style");
    };
  }, [value]);

  return (
    <span ref={figure} className="inline-flex">
      {value}
    </span>
  );
}
