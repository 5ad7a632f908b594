/** The channels of a color such as `#1a2b3c`, each from 0 to 255. */
export const rgbOf = (color: string): [red: number, green: number, blue: number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];
