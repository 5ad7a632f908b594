/** The options of a script tag (docs/embed.md). */
export type EmbedOptions = {
  /** The app's origin, from which the script was loaded. */
  origin: string;
  kind: "page" | "form";
  id: string;
  mode: "inline" | "popup" | "button";
  title: string;
  label: string;
  position: "left" | "right";
  color: string;
  target: string;
  lang: string;
  theme: "light" | "dark" | "system";
  plan: string;
  organizer: string;
  prefill: string;
  /** A URL fragment with the visitor's details from the form: fragments aren't sent to servers. */
  details?: string;
};

type TagAttributes = Readonly<Record<string, string | undefined>>;

const LABELS = {
  page: { ko: "예약하기", en: "Book a meeting" },
  form: { ko: "문의하기", en: "Contact us" },
};
const PATHS = { page: "book", form: "form" };

/** The page's own address, outside of a frame. */
export const addressOf = ({ origin, kind, id }: Pick<EmbedOptions, "origin" | "kind" | "id">): string =>
  `${origin}/${PATHS[kind]}/${encodeURIComponent(id)}`;

/** @returns undefined if the tag names neither a page nor a form */
export function optionsOf(src: string, said: TagAttributes): EmbedOptions | undefined {
  const { page, form, target = "", lang = "", plan = "", organizer = "", prefill = "" } = said;
  const id = page || form;
  if (!id) return undefined;
  const { origin } = new URL(src);
  const kind = page ? "page" : "form";
  return {
    origin,
    kind,
    id,
    mode: said.mode === "popup" || said.mode === "button" ? said.mode : "inline",
    title: said.title || addressOf({ origin, kind, id }),
    label: said.label || LABELS[kind][lang === "en" ? "en" : "ko"],
    position: said.position === "left" ? "left" : "right",
    color: said.color || "#0f766e",
    target,
    lang,
    theme: said.theme === "dark" || said.theme === "system" ? said.theme : "light",
    plan,
    organizer,
    prefill,
  };
}
