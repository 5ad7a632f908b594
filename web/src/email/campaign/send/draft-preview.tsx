import { Box, Skeleton } from "@chakra-ui/react";
import type { CampaignView } from "@dure/domain/email/campaign/campaign";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { localeOf } from "@dure/domain/shared/text";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import { useBrand } from "../../document/brand-queries";

const DocumentPreview = lazyComponent(async () => (await import("../../document/document-preview")).DocumentPreview);

/** A draft's mail with sample values, for those who may not edit it. */
export function DraftPreview({ campaign }: { campaign: CampaignView }) {
  const { i18n } = useTranslation("email");
  const brand = useBrand().data;
  const { subject, preview_text, email_block: block, variables: fallbacks } = campaign;
  if (!block) return null;
  return (
    <Box maxW="2xl">
      <Suspense fallback={<Skeleton h="96" />}>
        <DocumentPreview
          mail={{ subject, preview_text, block, fallbacks }}
          values={sampleValues(localeOf(i18n.language))}
          brand={brand}
        />
      </Suspense>
    </Box>
  );
}
