/** A coordinate in a drawing. More digits would only make the page heavier. */
export const rounded = (value: number) => Number(value.toFixed(2));

export const percent = (value: number) => `${rounded(value)}%`;
