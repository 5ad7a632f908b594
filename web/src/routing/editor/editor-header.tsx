import { Badge, Button, Flex, HStack, IconButton, Input, VisuallyHidden } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { titleTarget } from "./go-to-problem";

type EditorHeaderProps = {
  title: string;
  status: RouterView["status"];
  isDirty: boolean;
  /** Whether there is a saved draft that is not published yet. */
  hasDraft: boolean;
  isSaving: boolean;
  onTitle: (title: string) => void;
  onSave: () => void;
  onPublish: () => void;
};

/** The router's name, its status, and the buttons to save and share it. */
export function EditorHeader(props: EditorHeaderProps) {
  const { title, status, isDirty, hasDraft, isSaving, onTitle, onSave, onPublish } = props;
  const { t } = useTranslation(["routing", "ui"]);
  const isLive = status === "active";
  const isPublished = isLive && !isDirty && !hasDraft;
  // For an inactive router, saving replaces it with a draft that was saved while it was active.
  const canSave = isDirty || (!isLive && hasDraft);
  const publishText = isLive ? "editor.publish" : "editor.saveAndShare";
  return (
    <Flex as="header" gap="3" mb="4" justify="space-between" align="center" wrap="wrap">
      <HStack gap="2" flex="1" minW="60">
        <IconButton asChild variant="ghost" aria-label={t("editor.back")}>
          <Link to="/routers">
            <ArrowLeft />
          </Link>
        </IconButton>
        <VisuallyHidden as="h1">{title || t("routers.title")}</VisuallyHidden>
        <Input
          {...titleTarget}
          aria-label={t("editor.title")}
          aria-required
          aria-invalid={title.trim() === ""}
          variant="flushed"
          textStyle="lg"
          fontWeight="semibold"
          maxW="md"
          maxLength={100}
          value={title}
          onChange={({ target }) => onTitle(target.value)}
        />
        <Badge colorPalette={status === "active" ? "green" : "gray"} flexShrink="0">
          {t(`status.${status}`)}
        </Badge>
      </HStack>
      <HStack gap="2">
        <Button variant="outline" disabled={!canSave} loading={isSaving} onClick={onSave}>
          {isLive ? t("editor.saveDraft") : t("ui:save")}
        </Button>
        <Button loading={isSaving} onClick={onPublish}>
          {t(isPublished ? "editor.share" : publishText)}
        </Button>
      </HStack>
    </Flex>
  );
}
