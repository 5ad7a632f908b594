import { Badge, Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { EnrolledSettings } from "./enrolled-settings";
import { useSecondFactorState } from "./security-queries";

/** The user's own authenticator app. */
export function SecondFactorSettings() {
  const { t } = useTranslation("identity");
  const state = useSecondFactorState();
  if (state.isPending) return <ListSkeleton rows={2} />;
  if (state.isError) return <ErrorState error={state.error} onRetry={state.refetch} />;
  const { enrolled, required, recovery_codes_left } = state.data;
  return (
    <Stack gap="4" align="flex-start">
      <HStack>
        <Badge colorPalette={enrolled ? "green" : "gray"}>{t(enrolled ? "security.on" : "security.off")}</Badge>
        {required && <Text color="fg.muted">{t("security.requiredByTeam")}</Text>}
      </HStack>
      {enrolled ? (
        <EnrolledSettings codesLeft={recovery_codes_left} />
      ) : (
        <Button asChild>
          <Link to="/enroll-mfa">{t("security.add")}</Link>
        </Button>
      )}
    </Stack>
  );
}
