import type { PublicRouter } from "@dure/domain/routing/router/public-router";
import { linkTexts, type ShareConfigChanges } from "@dure/domain/routing/share-link/share-link";
import type { Locale } from "@dure/domain/shared/text";
import { appUrl } from "../platform/config";
import { findShareConfig } from "../routing/share-link/share-link-store";
import { toPublicRouter } from "../routing/submission/get-active-entry";
import { openRouter } from "../routing/submission/open-router";
import { missingPage } from "./missing-page";
import { orMissing } from "./or-missing";
import type { Page, PageAppearance } from "./page";
import { uploadOriginOf } from "./upload-origin-of";

/** A router's own form, as its owner wants it to look where it is shared. A website's form has no page. */
export const formPage = (id: string, locale: Locale): Promise<Page> =>
  orMissing(
    async () => {
      const open = await openRouter(id, new Date().toISOString());
      const router = toPublicRouter(open);
      if (router.form_type !== "custom") return missingPage("form", locale);
      return toPage(router, (await findShareConfig(open.teamId, id)) ?? {});
    },
    () => missingPage("form", locale),
  );

/** A router's internal name is not shown to visitors. */
function toPage(router: PublicRouter, config: ShareConfigChanges): Page {
  const { metadata } = router.form;
  const { title, description, tabTitle } = linkTexts(config, metadata, router.team.name);
  const isActive = router.state === "active";
  return {
    template: "form",
    status: 200,
    title,
    description,
    ...uploadOriginOf(router.form.components),
    url: isActive ? `${appUrl.value()}/form/${router.id}` : "",
    data: { router: { ...router, title: metadata.title || title } },
    look: {
      ...imagesOf(router, config),
      tabTitle,
      siteName: config.site_name || router.team.name,
      code: isActive ? Buffer.from(config.script_code ?? "", "base64").toString("utf8") : "",
      frames: "any",
    },
  };
}

function imagesOf(
  { extra }: PublicRouter,
  { favicon, og_image }: ShareConfigChanges,
): Pick<PageAppearance, "faviconUrl" | "imageUrl" | "imageOrigins"> {
  const shown = [favicon?.url, extra?.formBanner?.url].filter((url) => url !== undefined);
  return {
    faviconUrl: favicon?.url ?? null,
    imageUrl: og_image?.url ?? null,
    imageOrigins: [...new Set(shown.map((url) => new URL(url).origin))],
  };
}

/** The page without a form, which the editor hands it. It shows whatever banner it is given. */
export const formPreview = (): Page => ({
  template: "form",
  status: 200,
  title: "Dure 두레",
  description: "",
  url: "",
  data: {},
  look: {
    tabTitle: "Dure 두레",
    siteName: "Dure 두레",
    faviconUrl: null,
    imageUrl: null,
    imageOrigins: ["*"],
    code: "",
    frames: "own",
  },
});
