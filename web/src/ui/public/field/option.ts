/** An option: its value, and its label. */
export type Option = { value: string; label: string };
