import { z } from "zod";
import { Line, Lines, Token, WebUrl } from "../../shared/value";
import type { FormMetadata } from "../router/form";

const SharedImage = z.object({ full_path: Token(300), url: WebUrl }).nullable();

/**
 * The preview of a shared router link, and the scripts of its page (docs/product/routing-sharing.md#share-settings).
 */
export const ShareConfig = z.object({
  favicon: SharedImage,
  site_name: Line(200),
  og_title: Line(200),
  og_description: Lines(500),
  og_image: SharedImage,
  /** Sent as base64, because firewalls may block scripts in request bodies. */
  script_code: z.base64().max(40_000),
});
export type ShareConfig = z.infer<typeof ShareConfig>;

export const ShareConfigChanges = ShareConfig.partial();
export type ShareConfigChanges = z.infer<typeof ShareConfigChanges>;

/** The texts of a link preview: its settings, else the form's texts, else the team's name. */
export function linkTexts(
  { site_name, og_title, og_description }: ShareConfigChanges,
  form: Pick<FormMetadata, "title" | "description">,
  teamName: string,
) {
  const title = og_title || form.title || teamName;
  return { title, description: og_description || form.description, tabTitle: site_name || title };
}
