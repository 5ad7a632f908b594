import type { Plugin, Rolldown } from "vite";

const LOCALES = ["ko", "en"];
const PLACE = `<script type="application/json" id="first-files">{}</script>`;

/**
 * Writes into the page which files make up an entry page, a list's first rows, the app, and its first screen, with
 * their texts. `public/first-paint.js` fetches them while the page's script is still loading. It is data, not a script,
 * so the CSP allows it.
 */
export const preloadPlugin = (): Plugin => ({
  name: "dure-preload",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const filesOf = (...names: string[]) => [...new Set(names.flatMap((name) => closureOf(chunks, name)))];
      const withStyles = (files: string[]) => [...files, ...stylesOf(chunks, files)];
      const known = (file: string) => !html.includes(file);
      const textsOf = (...names: string[]) =>
        Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(...names.map((name) => `${name}-${locale}`))]));
      const files = {
        entry: { files: withStyles(filesOf("entry")).filter(known), texts: textsOf("entry") },
        list: { files: withStyles(filesOf("first-list", "account")).filter(known), texts: {} },
        app: { files: withStyles(filesOf("app")).filter(known), texts: textsOf("app") },
        daily: { files: filesOf("daily").filter(known), texts: textsOf("daily") },
      };
      return html.replace(PLACE, PLACE.replace("{}", JSON.stringify(files)));
    },
  },
});

/** The style sheets of chunks, by file names. */
const stylesOf = (chunks: readonly Rolldown.OutputChunk[], files: readonly string[]): string[] =>
  chunks
    .filter(({ fileName }) => files.includes(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** A chunk and all that it imports, by file name. */
function closureOf(chunks: readonly Rolldown.OutputChunk[], name: string): string[] {
  const reached = new Set(chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName));
  for (const file of reached)
    for (const one of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) reached.add(one);
  return [...reached];
}
