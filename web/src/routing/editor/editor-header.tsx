import { Badge, Button, Flex, HStack, IconButton, Input } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { titleTarget } from "./go-to-problem";

type EditorHeaderProps = {
  title: string;
  status: RouterView["status"];
  isDirty: boolean;
  isSaving: boolean;
  onTitle: (title: string) => void;
  onSave: () => void;
  onShare: () => void;
};

/** The router's name, its status, and the buttons to save and share it. */
export function EditorHeader(props: EditorHeaderProps) {
  const { title, status, isDirty, isSaving, onTitle, onSave, onShare } = props;
  const { t } = useTranslation(["routing", "ui"]);
  const isShared = status === "active" && !isDirty;
  return (
    <Flex as="header" gap="3" mb="4" justify="space-between" align="center" wrap="wrap">
      <HStack gap="2" flex="1" minW="60">
        <IconButton asChild variant="ghost" aria-label={t("editor.back")}>
          <Link to="/routers">
            <ArrowLeft />
          </Link>
        </IconButton>
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
        <Button variant="outline" disabled={!isDirty} loading={isSaving} onClick={onSave}>
          {t("ui:save")}
        </Button>
        <Button loading={isSaving} onClick={onShare}>
          {t(isShared ? "editor.share" : "editor.saveAndShare")}
        </Button>
      </HStack>
    </Flex>
  );
}
