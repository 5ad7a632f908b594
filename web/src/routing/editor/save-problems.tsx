import { Alert, Link, List } from "@chakra-ui/react";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { useTranslation } from "react-i18next";
import { useLocalizedText } from "../../lib/language/use-localized-text";
import { FormError } from "../../ui/form-error";
import { useErrorText } from "../../ui/use-error-text";

type SaveProblemsProps = { error: unknown; problems: readonly RouterProblem[]; onGo: (problem: RouterProblem) => void };

/** Why the router is not saved: its problems with links to them, or the server's message. */
export function SaveProblems({ error, problems, onGo }: SaveProblemsProps) {
  const { t } = useTranslation("routing");
  const localize = useLocalizedText();
  const errorText = useErrorText();
  if (problems.length === 0) return <FormError error={error && `${t("editor.failed")} ${errorText(error)}`} />;
  const entry = problems.find(({ reason }) => reason === "entry-unconnected");
  const others = problems.filter(({ reason }) => reason !== "entry-unconnected");
  const link = { as: "button", textDecoration: "underline", color: "inherit", textAlign: "start", minH: "6" } as const;
  return (
    <Alert.Root status="error" size="sm" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {entry ? (
            <Link {...link} onClick={() => onGo(entry)}>
              {t("editor.entryNotConnected")}
            </Link>
          ) : (
            t("editor.failed")
          )}
        </Alert.Title>
        <List.Root ps="4" mt="1" _empty={{ display: "none" }}>
          {others.map((problem) => (
            <List.Item key={`${problem.step} ${problem.target} ${problem.caseIndex} ${problem.text.en}`}>
              <Link {...link} onClick={() => onGo(problem)}>
                {localize(problem.text)}
              </Link>
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}
