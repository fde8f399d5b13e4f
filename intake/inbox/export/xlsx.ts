import { Zip, ZipDeflate } from "fflate";
import type { Message } from "../message.ts";
import { COLUMNS, toRow } from "./columns.ts";
import { defuse } from "./defuse.ts";
import { contentTypes, packageRelations, STYLES, toCell, workbook, workbookRelations } from "./xlsx-parts.ts";

/** What Excel can open, including the row of titles. */
const MAX_ROWS = 1_048_576;
const HEADER_STYLE = 1;
const ROWS_PER_PIECE = 100;

/** A workbook, written while the messages are read. When a sheet is full, the next one goes on. */
export async function* toXlsx(
  messages: AsyncIterable<Message>,
  maxRows = MAX_ROWS,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  let sheets = 0;
  let rows = 0;
  let sheet = startSheet();
  let piece = "";

  function startSheet() {
    sheets += 1;
    rows = 1;
    const entry = addEntry(zip, `xl/worksheets/sheet${sheets}.xml`);
    entry.push(encode(SHEET_START + toXmlRow(COLUMNS, HEADER_STYLE)));
    return entry;
  }
  function endSheet() {
    sheet.push(encode(`${piece}</sheetData></worksheet>`), true);
    piece = "";
  }

  for await (const message of messages) {
    if (rows === maxRows) {
      endSheet();
      sheet = startSheet();
    }
    rows += 1;
    piece += toXmlRow(toRow(message));
    if (rows % ROWS_PER_PIECE === 0) {
      sheet.push(encode(piece));
      piece = "";
    }
    yield* ready.splice(0);
  }
  endSheet();
  const parts = {
    "[Content_Types].xml": contentTypes(sheets),
    "_rels/.rels": packageRelations,
    "xl/workbook.xml": workbook(sheets),
    "xl/_rels/workbook.xml.rels": workbookRelations(sheets),
    "xl/styles.xml": STYLES,
  };
  for (const [name, xml] of Object.entries(parts)) addEntry(zip, name).push(encode(xml), true);
  zip.end();
  yield* ready;
}

const SHEET_START = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${COLUMNS.length}" width="22" customWidth="1"/></cols><sheetData>`;

function toXmlRow(cells: readonly string[], style?: number): string {
  return `<row>${cells.map((cell) => toCell(defuse(cell), style)).join("")}</row>`;
}

function addEntry(zip: Zip, name: string): ZipDeflate {
  const entry = new ZipDeflate(name, { level: 6 });
  zip.add(entry);
  return entry;
}

const encoder = new TextEncoder();
function encode(text: string): Uint8Array {
  return encoder.encode(text);
}
