const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SPREADSHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

export function contentTypes(sheets: number): string {
  const overrides = numbers(sheets).map(
    (n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${SPREADSHEET_TYPE}.worksheet+xml"/>`,
  );
  return `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET_TYPE}.styles+xml"/>${overrides.join("")}</Types>`;
}

export const packageRelations = `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE_RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export function workbook(sheets: number): string {
  const entries = numbers(sheets).map((n) => `<sheet name="Messages ${n}" sheetId="${n}" r:id="rId${n}"/>`);
  return `${XML}<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE_RELATIONS}"><sheets>${entries.join("")}</sheets></workbook>`;
}

export function workbookRelations(sheets: number): string {
  const entries = numbers(sheets).map(
    (n) =>
      `<Relationship Id="rId${n}" Type="${OFFICE_RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  return `${XML}<Relationships xmlns="${RELATIONS}">${entries.join("")}<Relationship Id="rId${sheets + 1}" Type="${OFFICE_RELATIONS}/styles" Target="styles.xml"/></Relationships>`;
}

/** Style 0 is text that nothing is read into, style 1 the titles. */
export const STYLES = `${XML}<styleSheet xmlns="${SPREADSHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

export function toCell(text: string, style?: number): string {
  if (text === "") return "<c/>";
  const styled = style === undefined ? "" : ` s="${style}"`;
  return `<c t="inlineStr"${styled}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

const MARKUP: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** What XML cannot carry, spreadsheets write as _x001B_; text that already looks like that gets its underscore escaped. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => {
      if (character === "\n" || character === "\t") return character;
      return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
    })
    .replace(/[&<>]/g, (character) => MARKUP[character] ?? character);
}
