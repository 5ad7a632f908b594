/** @jsxImportSource preact */
import type { Extra, FormMetadata } from "@dure/domain/routing/router/form";
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { isEmbedded } from "../../../ui/public/shell/embed";
import { PageFrame } from "../../../ui/public/shell/page-frame";
import { formStyle } from "./form-style";

type FormFrameProps = {
  metadata: FormMetadata;
  extra: Extra | null;
  /** Defaults to false in a frame. A preview is in a frame, too, but shows the banner. */
  hasBanner?: boolean;
  children: ComponentChildren;
};

/** A form's page as its owner wants it to look. */
export function FormFrame({ metadata, extra, hasBanner = !isEmbedded(), children }: FormFrameProps) {
  const { theme, align, buttonSize, variables } = formStyle(extra);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <div class="form-page" data-align={align} data-button={buttonSize} style={variables}>
      <PageFrame isWatermarked={!metadata.is_watermark_hidden} hasLanguages={!metadata.is_language_hidden}>
        {hasBanner && extra?.formBanner && <img class="form-banner" src={extra.formBanner.url} alt="" />}
        <div class="form-body">{children}</div>
      </PageFrame>
    </div>
  );
}
