import { Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { LockedView } from "../../ui/locked-view";
import { useBillingAdmin } from "./billing-queries";

type Claim = { id: string; figure: string; text: string };
type PlanLockProps = {
  description: string;
  action: ReactNode;
  claims: { title: string; items: readonly Claim[] };
};

/**
 * Replaces a feature that the team's plan doesn't include: what Pro offers, how to get it, and which admin a member can
 * ask.
 */
export function PlanLock({ description, action, claims }: PlanLockProps) {
  const { t } = useTranslation("teams");
  const titleId = useId();
  const isAdmin = useIsAdmin();
  const admin = useBillingAdmin();
  return (
    <Stack gap="8">
      <LockedView reason="plan" description={description} action={action} />
      {!isAdmin && (
        <Text textAlign="center" color="fg.muted">
          {admin ? t("plans.lock.askAdmin", { name: admin }) : t("plans.lock.askAnyAdmin")}
        </Text>
      )}
      <Stack as="section" gap="3" aria-labelledby={titleId}>
        <Heading id={titleId} as="h2" size="sm" textAlign="center">
          {claims.title}
        </Heading>
        <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} gap="3" listStyleType="none">
          {claims.items.map(({ id, figure, text }) => (
            <Stack as="li" key={id} gap="1" p="4" borderWidth="1px" rounded="l3" bg="bg.panel">
              <Text textStyle="xl" fontWeight="semibold" color="brand.fg">
                {figure}
              </Text>
              <Text color="fg.muted">{text}</Text>
            </Stack>
          ))}
        </SimpleGrid>
      </Stack>
    </Stack>
  );
}
