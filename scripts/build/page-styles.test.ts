import { describe, expect, test } from "vitest";
import { pageStyles } from "./page-styles.ts";
import { parseStylesheet, writeStylesheet } from "./stylesheet.ts";

const stylesFor = (html: string, css: string) => writeStylesheet(pageStyles(parseStylesheet(css), html));

describe("the styles a page carries", () => {
  test("are the rules of its own classes and elements, in their order", () => {
    const css = ".a{color:red}.b{color:blue}h2{margin:0}p .a{top:0}.a .b{left:0}";
    expect(stylesFor('<p class="a">', css)).toBe(".a{color:red}p .a{top:0}");
  });

  test("know names with escaped signs", () => {
    const css = String.raw`.lg\:col-span-7{a:b}.max-w-\[9\.6em\]{c:d}.\[\&\>\*\]\:p-2>*{e:f}.w-1\/2{g:h}.\32xl{i:j}`;
    const html = '<p class="lg:col-span-7 max-w-[9.6em] [&amp;&gt;*]:p-2 w-1/2 2xl">';
    expect(stylesFor(html, css)).toBe(css);
    expect(stylesFor('<p class="lg:col-span-8">', css)).toBe("");
  });

  test("keep what a state or an attribute may bring, and one fitting choice of several", () => {
    const css =
      '.a:hover{a:b}[data-x="."] .a{c:d}:is(.z,.a)>p{e:f}:is(.z,.y) p{g:h}.a:not(.z){i:j}.a:has(.z){k:l}.a::before{m:n}';
    expect(stylesFor('<p class="a">', css)).toBe(
      '.a:hover{a:b}[data-x="."] .a{c:d}:is(.z,.a)>p{e:f}.a:not(.z){i:j}.a::before{m:n}',
    );
  });

  test("keep a choice beside one that asks for what the page lacks", () => {
    const css = ":is(.b:has(.z) p,.a) span{a:b}:is(.b:has(.z) p,.y) span{c:d}";
    expect(stylesFor('<p class="a b"><span>', css)).toBe(":is(.b:has(.z) p,.a) span{a:b}");
  });

  test("lose the selectors of a list that do not fit, and the conditions nothing is left of", () => {
    const css = "@media (width>=64rem){.a,.z{a:b}}@layer x{@media print{.z{c:d}}}";
    expect(stylesFor('<p class="a">', css)).toBe("@media (width>=64rem){.a{a:b}}");
  });

  test("ask for nothing that every browser of the build's target can do", () => {
    const css =
      ".a{a:b}@supports (color:color-mix(in lab, red, red)){.a{c:d}}@supports not (color:oklch(0 0 0)){.a{e:f}}";
    expect(stylesFor('<p class="a">', css)).toBe(".a{a:b}.a{c:d}");
  });

  test("hold no custom property, registration or animation that nothing refers to", () => {
    const css =
      ":root{--used:1;--through:var(--deep);--deep:2;--idle:3;color:red}.a{b:var(--used) var(--through);animation:turn 1s}@property --idle{inherits:false}@keyframes turn{to{top:0}}@keyframes rest{to{top:0}}";
    expect(stylesFor('<p class="a">', css)).toBe(
      ":root{--used:1;--through:var(--deep);--deep:2;color:red}.a{b:var(--used) var(--through);animation:turn 1s}@keyframes turn{to{top:0}}",
    );
    expect(stylesFor('<p style="top:var(--idle)">', ":root{--idle:3}")).toBe(":root{--idle:3}");
  });
});
