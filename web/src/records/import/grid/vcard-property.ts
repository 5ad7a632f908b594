/** A property of a vCard: its name and types in capitals, its value in the parts that semicolons divide. */
export type VcardProperty = { name: string; types: readonly string[]; parts: readonly string[] };

/** A name with an optional group before it, its parameters, and the value; a quoted parameter may hold colons. */
const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^";:]|"[^"]*")*)*):(.*)$/s;

/** The properties of a vCard file (2.1, 3.0 or 4.0) in their order. Lines that are not a property are skipped. */
export function readProperties(text: string): VcardProperty[] {
  return unfolded(text).flatMap((line) => {
    const found = PROPERTY.exec(line);
    return found ? [propertyOf(found[1] ?? "", found[2] ?? "", found[3] ?? "")] : [];
  });
}

/** Joins folded lines. A continuation begins with a blank; in quoted-printable text, the line before ends with "=". */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  let goesOn = false;
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)) {
    const last = lines.at(-1);
    if (goesOn && last !== undefined) lines[lines.length - 1] = last.slice(0, -1) + line;
    else if (/^[ \t]/.test(line) && last !== undefined) lines[lines.length - 1] = last + line.slice(1);
    else lines.push(line);
    const current = lines.at(-1) ?? "";
    goesOn = current.endsWith("=") && /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(current);
  }
  return lines;
}

function propertyOf(name: string, written: string, value: string): VcardProperty {
  const parameters = written
    .split(";")
    .filter((one) => one !== "")
    .map((one) => {
      const [key = "", ...rest] = one.toUpperCase().split("=");
      // Version 2.1 writes types and encodings without a parameter name.
      return rest.length > 0 ? { key, value: rest.join("=").replaceAll('"', "") } : { key: "TYPE", value: key };
    });
  const of = (key: string) => parameters.filter((one) => one.key === key).flatMap((one) => one.value.split(","));
  const types = [...of("TYPE"), ...(of("PREF").includes("1") ? ["PREF"] : [])];
  const isQuoted = [...of("ENCODING"), ...types].includes("QUOTED-PRINTABLE");
  const text = isQuoted ? decoded(value, of("CHARSET")[0] ?? "UTF-8") : value;
  return { name: name.toUpperCase(), types, parts: partsOf(text) };
}

/** Text of quoted-printable bytes; older Korean phones write them in EUC-KR, with or without saying so. */
function decoded(value: string, charset: string): string {
  const encoder = new TextEncoder();
  const bytes = [...value.matchAll(/=([0-9a-f]{2})|[^=]+|=/gi)].flatMap(([whole, code]) =>
    code === undefined ? [...encoder.encode(whole)] : [Number.parseInt(code, 16)],
  );
  for (const label of [charset, "UTF-8"])
    try {
      return new TextDecoder(label, { fatal: true }).decode(new Uint8Array(bytes));
    } catch {
      // The next character set is tried.
    }
  return new TextDecoder("euc-kr").decode(new Uint8Array(bytes));
}

/** The parts between semicolons, without escapes and line breaks. */
function partsOf(value: string): string[] {
  const parts = value.match(/(?:\\.|[^;\\]|\\$)+|(?<=^|;)(?=;|$)/gs) ?? [];
  return parts.map((part) =>
    part
      .replaceAll(/\\(.)/gs, (_, escaped: string) => (/n/i.test(escaped) ? " " : escaped))
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}
