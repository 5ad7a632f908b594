import { Button, HStack, Text } from "@chakra-ui/react";
import { DRAFT_KINDS, type DraftKind } from "@dure/domain/journeys/draft/draft";
import { FileText, Mail } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DraftDialog } from "./draft-dialog";
import { type Drafted, useDraftQuota } from "./draft-queries";

const ICONS: Record<DraftKind, typeof Mail> = { mail: Mail, brief: FileText };

/** The buttons for AI drafts about a lead or deal. Renders nothing if the product has no AI model configured. */
export function DraftBar(about: Drafted) {
  const { t } = useTranslation("journeys");
  const { data } = useDraftQuota();
  const [kind, setKind] = useState<DraftKind>();
  if (!data?.is_available) return null;
  const isUsedUp = data.quota.used >= data.quota.limit;
  return (
    <HStack gap="2" wrap="wrap" role="group" aria-label={t("draft.title")}>
      {DRAFT_KINDS.map((one) => {
        const Icon = ICONS[one];
        return (
          <Button key={one} size="xs" variant="outline" disabled={isUsedUp} onClick={() => setKind(one)}>
            <Icon aria-hidden />
            {t(`draft.start.${one}`)}
          </Button>
        );
      })}
      <Text textStyle="xs" color="fg.muted">
        {t(isUsedUp ? "draft.usedUp" : "draft.quota", data.quota)}
      </Text>
      {kind && <DraftDialog about={about} kind={kind} onClose={() => setKind(undefined)} />}
    </HStack>
  );
}
