/** Replaces `{{name}}` by its value; unknown names stay as they were typed. */
export const fillIn = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replaceAll(/\{\{\s*([\w-]+)\s*\}\}/g, (typed, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? "") : typed,
  );
