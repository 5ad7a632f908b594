import { Alert, Button, Stack } from "@chakra-ui/react";
import type { CheckField, CheckType } from "@dure/domain/email/campaign/check-campaign";
import { useTranslation } from "react-i18next";
import { type EditorStep, STEP_OF_FIELD } from "./editor-step";

type Issue = { type: CheckType; field: CheckField; message: string; names?: string[] | undefined };

type CheckIssuesProps = {
  issues: readonly Issue[];
  /** Opens the step where an issue is fixed; omitted if nothing can be edited. */
  onStep?: (step: EditorStep) => void;
};

/** The issues that the check found, each with a link to the step where it is fixed. */
export function CheckIssues({ issues, onStep }: CheckIssuesProps) {
  const { t } = useTranslation("email");
  if (issues.length === 0)
    return (
      <Alert.Root status="success" role="status">
        <Alert.Indicator />
        <Alert.Title>{t("campaigns.check.ready")}</Alert.Title>
      </Alert.Root>
    );
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("campaigns.step.check")}>
      {issues.map(({ type, field, message, names }) => {
        const step = STEP_OF_FIELD[field];
        return (
          <Alert.Root key={message} as="li" status={type === "recommended" ? "info" : "error"} alignItems="center">
            <Alert.Indicator />
            <Alert.Title flex="1" fontWeight="normal">
              {message}
              {names && ` (${names.join(", ")})`}
            </Alert.Title>
            {onStep && step !== "check" && (
              <Button size="xs" variant="outline" onClick={() => onStep(step)}>
                {t(`campaigns.step.${step}`)}
              </Button>
            )}
          </Alert.Root>
        );
      })}
    </Stack>
  );
}
