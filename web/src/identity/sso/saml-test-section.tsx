import { Alert, Button, Code, Stack, Text, Wrap } from "@chakra-ui/react";
import type { SamlTest, SamlView } from "@dure/domain/identity/saml/saml";
import { FirebaseError } from "firebase/app";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { CodeDialog } from "../second-factor/code-dialog";
import { useSecondFactor } from "../second-factor/use-second-factor";
import { useAuthErrorText } from "../session/use-auth-error-text";
import { signInForTest } from "./sign-in-for-test";
import { useTestSaml } from "./sso-queries";

/** The test sign-in that comes before the activation, and what it showed. */
export function SamlTestSection({ saml }: { saml: SamlView }) {
  const { t } = useTranslation("identity");
  const authErrorText = useAuthErrorText();
  const { question, answerChallenge } = useSecondFactor();
  const test = useTestSaml((id) => signInForTest(id, (auth) => answerChallenge(undefined, auth)));
  const refusal = refusalOf(test.error);
  const shown = test.isPending || test.isError || saml.test?.state === "running" ? undefined : saml.test;
  return (
    <Stack gap="3" align="flex-start">
      <Button
        variant="outline"
        loading={test.isPending}
        onClick={() => test.mutate({ id: saml.id, after: saml.test?.started_at })}
      >
        {t("sso.test")}
      </Button>
      <FormError
        error={refusal ? t("sso.refusal", { detail: refusal }) : authErrorText(test.error)}
        title={t("sso.testRefused")}
      />
      {shown && <TestResult test={shown} />}
      <CodeDialog question={question} />
    </Stack>
  );
}

/** What Identity Platform says of an assertion that it does not accept. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof FirebaseError) || error.code !== "auth/invalid-credential") return undefined;
  return error.message.replace(/^Firebase: /, "").replace(/ \(auth\/[\w-]+\)\.?$/, "");
}

function TestResult({ test: { state, failure, email, attributes } }: { test: SamlTest }) {
  const { t } = useTranslation("identity");
  const isPassed = state === "passed";
  return (
    <Alert.Root status={isPassed ? "success" : "error"} role="status">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{t(isPassed ? "sso.testPassed" : "sso.testFailed")}</Alert.Title>
        {failure && <Text>{t(`sso.failure.${failure}`, { email: email ?? "" })}</Text>}
        <Wrap>
          <Text>{t("sso.attributes")}</Text>
          {attributes.length === 0 && <Text>{t("sso.noAttributes")}</Text>}
          {attributes.map((name) => (
            <Code key={name}>{name}</Code>
          ))}
        </Wrap>
      </Alert.Content>
    </Alert.Root>
  );
}
