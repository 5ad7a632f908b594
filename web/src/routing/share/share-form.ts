import { ShareConfig, type ShareConfigChanges } from "@dure/domain/routing/share-link/share-link";
import { z } from "zod";
import { decodeScript, encodeScript } from "./script-code";

/**
 * The recommended lengths of titles and descriptions (docs/product/routing-sharing.md#recommended-lengths); messengers
 * cut off longer ones.
 */
export const BEST_TITLE = 60;
export const BEST_DESCRIPTION = { from: 110, to: 150 };

/** The limit of the script itself: base64 needs four characters for three bytes. */
const MAX_SCRIPT_BYTES = 30_000;

const { site_name, og_title, og_description } = ShareConfig.shape;

/** The form's values; images are kept beside it. */
export const ShareForm = z.object({
  site_name,
  og_title,
  og_description,
  script_code: z.string().refine((text) => new TextEncoder().encode(text).length <= MAX_SCRIPT_BYTES),
});
export type ShareValues = z.infer<typeof ShareForm>;

export const shareValuesOf = (config: ShareConfigChanges): ShareValues => ({
  site_name: config.site_name ?? "",
  og_title: config.og_title ?? "",
  og_description: config.og_description ?? "",
  script_code: decodeScript(config.script_code ?? ""),
});

export const shareChangesOf = ({ script_code, ...texts }: ShareValues): ShareConfigChanges => ({
  ...texts,
  script_code: encodeScript(script_code),
});
