import { Badge, Button, Flex, HStack, IconButton, Input, VisuallyHidden } from "@chakra-ui/react";
import type { Automation } from "@dure/domain/email/automation/automation";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

type AutomationHeaderProps = {
  name: string;
  status: Automation["status"];
  isDirty: boolean;
  isSaving: boolean;
  mayChange: boolean;
  onName: (name: string) => void;
  onSave: () => void;
  onActivate: () => void;
  onDeactivate: () => void;
};

/** The automation's name and status, and the buttons to save it and to switch it on or off. */
export function AutomationHeader(props: AutomationHeaderProps) {
  const { name, status, isDirty, isSaving, mayChange, onName } = props;
  const { t } = useTranslation("email");
  const isNamed = name.trim() !== "";
  return (
    <Flex as="header" gap="3" mb="4" justify="space-between" align="center" wrap="wrap">
      <HStack gap="2" flex="1" minW="60">
        <VisuallyHidden as="h1">{name || t("automations.title")}</VisuallyHidden>
        <IconButton asChild variant="ghost" aria-label={t("automationEditor.back")}>
          <Link to="/email-automations">
            <ArrowLeft />
          </Link>
        </IconButton>
        <Input
          aria-label={t("automationEditor.name")}
          aria-required
          aria-invalid={!isNamed}
          variant="flushed"
          textStyle="lg"
          fontWeight="semibold"
          maxW="md"
          maxLength={100}
          readOnly={!mayChange}
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
        <Badge colorPalette={status === "active" ? "green" : "gray"} flexShrink="0">
          {t(`automationStatus.${status}`)}
        </Badge>
      </HStack>
      {mayChange && (
        <HStack gap="2">
          <Button variant="outline" disabled={!isDirty || !isNamed} loading={isSaving} onClick={props.onSave}>
            {t("automationEditor.save")}
          </Button>
          {status === "active" ? (
            <Button variant="outline" loading={isSaving} onClick={props.onDeactivate}>
              {t("automationEditor.deactivate")}
            </Button>
          ) : (
            <Button disabled={!isNamed} loading={isSaving} onClick={props.onActivate}>
              {t("automationEditor.activate")}
            </Button>
          )}
        </HStack>
      )}
    </Flex>
  );
}
