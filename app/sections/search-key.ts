const storageKey = "search-key";

/** Whether "/" opens the search. Who dictates or strays onto keys can switch it off, as WCAG 2.1.4 asks. */
export const searchKeyWanted = () => localStorage.getItem(storageKey) !== "off";

export const wantSearchKey = (wanted: boolean) => localStorage.setItem(storageKey, wanted ? "on" : "off");
