import { ContentMistake } from "../../app/content/reading/files.ts";

/** Checks the content. A file that can't be read is a mistake too. */
export async function checkContent() {
  try {
    const { contentProblems, draftFiles, unpublishedFiles } = await import(
      "../../app/content/reading/check.ts"
    );
    const { endOfHolidays } = await import("../../app/content/derived/office.ts");
    const problems = await contentProblems();
    return problems.length > 0
      ? { problems, drafts: [], unpublished: [] }
      : { problems, drafts: draftFiles(), unpublished: unpublishedFiles(), warning: endOfHolidays() };
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    return { problems: [error.message], drafts: [], unpublished: [] };
  }
}
