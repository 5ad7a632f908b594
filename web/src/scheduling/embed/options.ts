/** What a script tag says of the booking page that it puts onto a website (docs/embed.md). */
export type EmbedOptions = {
  /** The app's, where the script came from. */
  origin: string;
  page: string;
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
};

type Said = Readonly<Record<string, string | undefined>>;

/** @returns undefined when no page is named */
export function optionsOf(src: string, said: Said): EmbedOptions | undefined {
  const { page, target = "", lang = "", plan = "", organizer = "", prefill = "" } = said;
  if (!page) return undefined;
  const { origin } = new URL(src);
  return {
    origin,
    page,
    mode: said.mode === "popup" || said.mode === "button" ? said.mode : "inline",
    title: said.title || `${origin}/book/${page}`,
    label: said.label || (lang === "en" ? "Book a meeting" : "예약하기"),
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
