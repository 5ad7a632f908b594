/** The addresses in a text, each once: on separate lines, or separated by commas, semicolons and spaces. */
export const guestsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((one) => one.toLowerCase()),
  ),
];

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The first thing that is no address; undefined where all are. */
export const wrongGuestIn = (text: string): string | undefined => guestsIn(text).find((one) => !ADDRESS.test(one));
