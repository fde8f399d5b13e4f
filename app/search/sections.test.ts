import { expect, test } from "vitest";
import { pageSections } from "./sections.ts";

const sectionsOf = (main: string) => pageSections(`<header>Menu</header><main>${main}</main>`);

test("a page is split at its headings, and a heading without an id is part of its section", () => {
  const page = `<h1>Cloud</h1><p>It rains.</p><section><h2 id="moving"><span>Our process</span> Moving</h2><p>We move.</p>
    <h4>Note</h4><ol><li><p>1991</p><h3 id="first">First</h3><p>Read.</p></li></ol></section>`;
  expect(sectionsOf(page)).toEqual([
    { id: "", heading: "Cloud", above: "", text: "It rains." },
    { id: "moving", heading: "Moving", above: "Our process", text: "We move. Note." },
    { id: "first", heading: "First", above: "Moving", text: "1991. Read." },
  ]);
});

test("a question links to its answer, and a heading in a tab to the tab", () => {
  const page = `<details><summary><h3>Why?</h3></summary><div id="why"><p>Because.</p></div></details>
    <div id="tab"><h3>Tab</h3><p>Panel.</p></div>`;
  expect(sectionsOf(page).map(({ id, heading, text }) => [id, heading, text])).toEqual([
    ["", "", ""],
    ["why", "Why?", "Because."],
    ["tab", "Tab", "Panel."],
  ]);
});

test("forms, buttons, hidden parts and cards that link to an article are left out", () => {
  const page = `<h1>Blog</h1><form method="post">Name</form><div><a href="/contact">Get in touch</a></div>
    <ul><li><h3><a class="cover-link" href="/blog/one">One</a></h3><p>A story.</p></li></ul><dialog>Film</dialog>
    <div data-nosnippet=""><h2>Tags</h2>Cyber</div>
    <p>See <a href="/faq">our answers</a>.</p>`;
  expect(sectionsOf(page).map(({ text }) => text)).toEqual(["See our answers."]);
});

test("a term and its value are one sentence", () => {
  const page = `<h1>Prices</h1><dl><dt>Team</dt><dd>Three</dd><dt>Support.<!-- --> 15% of the price. </dt><dd>£900</dd>
    <dt>Anything else?</dt><dd>Ask us</dd></dl>`;
  expect(sectionsOf(page)[0]?.text).toBe(
    "Team: Three. Support. 15% of the price: £900. Anything else? Ask us.",
  );
});

test("text in different elements doesn't run together", () => {
  const page = `<h1>Facts</h1><p><b>$99</b><span>a month</span></p><dl><dt>Team</dt><dd>Three</dd></dl>
    <p>Posted <!-- -->2 weeks<!-- --> ago</p><p>jo@<wbr>example.org</p>`;
  expect(sectionsOf(page)[0]?.text).toBe("$99 a month. Team: Three. Posted 2 weeks ago. jo@example.org.");
});
