import type { HelpId } from "../../ui/help/help-id";

/** A paragraph, numbered steps, or the way to a page of the product. */
export type HelpBlock = string | { steps: readonly string[] } | { to: string; label: string };

export type HelpArticle = {
  title: string;
  /** One sentence, for the list of articles. */
  summary: string;
  body: readonly HelpBlock[];
};

export type HelpArticles = Record<HelpId, HelpArticle>;

/** All that an article says, in lower case, to be searched. */
export const textOfArticle = ({ title, summary, body }: HelpArticle): string =>
  [
    title,
    summary,
    ...body.flatMap((block) => (typeof block === "string" ? block : "steps" in block ? block.steps : block.label)),
  ]
    .join(" ")
    .toLowerCase();
