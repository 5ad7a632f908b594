/** A form body with bracketed names, as nested values: `items[0][quantity]=5`. */
export type Form = { [name: string]: Form | string };

/** Parses a form or a query. Lists become objects with the keys 0, 1, …; a name without an index takes the next. */
export function parseForm(params: URLSearchParams): Form {
  const form: Form = {};
  for (const [name, value] of params) {
    const [first = "", ...rest] = name.split(/\[|\]\[|\]/).filter((part, at) => at === 0 || part !== "");
    const path = name.endsWith("[]") ? [first, ...rest, "+"] : [first, ...rest];
    put(form, path, value);
  }
  return form;
}

function put(form: Form, [key = "", ...rest]: string[], value: string): void {
  const name = key === "+" ? String(Object.keys(form).length) : key;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const known = form[name];
  const inner = typeof known === "object" ? known : {};
  form[name] = inner;
  put(inner, rest, value);
}

/** The text at a path; undefined if there is none. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  const value = at(form, path);
  return typeof value === "string" ? value : undefined;
}

/** The nested values at a path; empty if there are none. */
export function formAt(form: Form, ...path: string[]): Form {
  const value = at(form, path);
  return typeof value === "object" ? value : {};
}

/** The values of a list at a path. */
export const listAt = (form: Form, ...path: string[]): Form[] =>
  Object.values(formAt(form, ...path)).flatMap((one) => (typeof one === "object" ? [one] : []));

export const textsOf = (form: Form): Record<string, string> =>
  Object.fromEntries(Object.entries(form).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])));

const at = (form: Form, path: string[]): Form | string | undefined =>
  path.reduce<Form | string | undefined>((value, key) => (typeof value === "object" ? value[key] : undefined), form);
