import type { MailStyles } from "./mail-styles.ts";

/** The company's mark in table cells: mail programs show no SVG, and ask before they load a picture. */
const COLUMNS = [
  { x: 0, width: 6 },
  { x: 1, width: 3 },
  { x: 2, width: 6 },
  { x: 3, width: 3 },
  { x: 4, width: 6 },
];
const COURSES = [
  { name: "lintel", cells: "#####" },
  { name: "upper opening", cells: "## ##" },
  { name: "lower opening", cells: "#   #" },
  { name: "threshold", cells: "# * #" },
];

export function MailMark({ styles }: { styles: MailStyles }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.mark}>
      <tbody>
        {COURSES.map(({ name, cells }) => (
          <tr key={name}>
            {COLUMNS.map(({ x, width }) => (
              <td
                key={x}
                width={width}
                height={6}
                style={{ ...styles.markCell, width, ...paint(cells[x], styles) }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function paint(cell: string | undefined, styles: MailStyles) {
  if (cell === "#") return styles.stone;
  return cell === "*" ? styles.litBlock : {};
}
