/** Lines and charts below the window are drawn once, when they come into view (motion.css). */
export function drawWhenSeen() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const waits = target.hasAttribute("data-waits");
        target.toggleAttribute("data-waits", !isIntersecting);
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // What is in view from the start stays as it is.
        target.toggleAttribute("data-drawn", waits);
      }
    },
    { rootMargin: "0px 0px -12%" },
  );
  for (const element of document.querySelectorAll(".draws, .draws-down")) observer.observe(element);
}
