import { Alert, Link as TextLink } from "@chakra-ui/react";
import type { SettingProblem } from "@dure/domain/notifications/setting/setting";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** What is missing in a notification, and what it refers to that no longer exists. */
export function ProblemList({ problems }: { problems: readonly SettingProblem[] }) {
  const { t } = useTranslation("notifications");
  if (problems.length === 0) return null;
  return (
    <Alert.Root status="warning" mb="4" maxW="form">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t("problems")}</Alert.Title>
        {problems.map((problem) => (
          <Alert.Description key={problem}>
            {t(`problem.${problem}`)}{" "}
            {problem === "slack" && (
              <TextLink asChild variant="underline">
                <Link to="/settings/connections">{t("connect")}</Link>
              </TextLink>
            )}
          </Alert.Description>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}
