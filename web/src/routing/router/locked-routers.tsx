import { Button, Heading, HStack, List, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { runtime } from "../../lib/firebase/runtime";
import { useBillingAdmin } from "../../teams/billing/billing-queries";
import { LockedView } from "../../ui/locked-view";
import { Modal } from "../../ui/modal";

const CLAIMS = ["goldenTime", "opportunities", "conversion", "validLeads", "overall", "teams"] as const;
const ASKED = ["consult"] as const;

/** Replaces the routers for teams whose plan has none (docs/product/routing.md#who-has-routers). */
export function LockedRouters() {
  const { t } = useTranslation(["routing", "ui"]);
  const [shown, setShown] = useState<"learn" | (typeof ASKED)[number]>();
  const isAdmin = useIsAdmin();
  const admin = useBillingAdmin();
  const { supportEmail } = runtime().config;
  return (
    <Stack gap="8">
      <LockedView
        reason="plan"
        description={t("locked.description")}
        action={
          <HStack mt="3" gap="2" wrap="wrap" justify="center">
            <Button asChild>
              <Link to="/settings/plans">{t("locked.setUp.button")}</Link>
            </Button>
            <Button variant="outline" onClick={() => setShown("learn")}>
              {t("locked.learn.button")}
            </Button>
            <Button variant="outline" onClick={() => setShown("consult")}>
              {t("locked.consult.button")}
            </Button>
          </HStack>
        }
      />
      {!isAdmin && (
        <Text textAlign="center" color="fg.muted">
          {admin ? t("locked.askAdmin", { name: admin }) : t("locked.askAnyAdmin")}
        </Text>
      )}
      <Stack as="section" gap="3" aria-labelledby="router-claims">
        <Heading id="router-claims" as="h2" size="sm" textAlign="center">
          {t("locked.claims.title")}
        </Heading>
        <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} gap="3" listStyleType="none">
          {CLAIMS.map((claim) => (
            <Stack as="li" key={claim} gap="1" p="4" borderWidth="1px" rounded="l3" bg="bg.panel">
              <Text textStyle="xl" fontWeight="semibold" color="brand.fg">
                {t(`locked.claims.${claim}.figure`)}
              </Text>
              <Text color="fg.muted">{t(`locked.claims.${claim}.text`)}</Text>
            </Stack>
          ))}
        </SimpleGrid>
      </Stack>
      <Modal open={shown === "learn"} title={t("locked.learn.button")} onClose={() => setShown(undefined)}>
        <List.Root as="ol" gap="3" ps="5">
          {(["form", "route", "act", "follow"] as const).map((part) => (
            <List.Item key={part}>{t(`locked.learn.${part}`)}</List.Item>
          ))}
        </List.Root>
      </Modal>
      {ASKED.map((asked) => (
        <Modal
          key={asked}
          open={shown === asked}
          title={t(`locked.${asked}.button`)}
          onClose={() => setShown(undefined)}
          footer={
            supportEmail && (
              <Button asChild>
                <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(t(`locked.${asked}.subject`))}`}>
                  {t("locked.write")}
                </a>
              </Button>
            )
          }
        >
          {t(`locked.${asked}.text`)}
        </Modal>
      ))}
    </Stack>
  );
}
