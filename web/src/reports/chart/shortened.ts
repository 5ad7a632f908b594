/** A label that fits its axis; an ellipsis replaces what is cut. */
export const shortened = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text;
