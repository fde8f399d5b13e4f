/** What keeps a request from being done, in a sentence for the person at the editor. */
export class Refused extends Error {}
