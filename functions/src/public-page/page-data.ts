import type { Page } from "./page";

/** JSON that is safe within a script element: no character in it can end the script. */
const inScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

/**
 * Puts the owner's code into the page once it is parsed, so that nothing in it can change the code around it: markup
 * with its scripts, or a script alone.
 */
const RUN_CODE = `<script>
      addEventListener("DOMContentLoaded", () => {
        const code = JSON.parse(document.getElementById("dure-code").textContent);
        const script = document.createElement("script");
        script.textContent = code;
        document.head.append(code.trimStart().startsWith("<") ? document.createRange().createContextualFragment(code) : script);
      });
    </script>`;

/** The scripts of a page: its data, and its owner's custom code if it has any. */
export const pageData = ({ data, look }: Page): string =>
  [inScript("dure-data", data), ...(look?.code ? [inScript("dure-code", look.code), RUN_CODE] : [])].join("\n    ");
