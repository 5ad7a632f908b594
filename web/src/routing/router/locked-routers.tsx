import { Button, HStack, List } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { runtime } from "../../lib/firebase/runtime";
import { PlanLock } from "../../teams/billing/plan-lock";
import { Modal } from "../../ui/modal";

const CLAIMS = ["goldenTime", "opportunities", "conversion", "validLeads", "overall", "teams"] as const;
const ASKED = ["consult"] as const;

/** Replaces the routers for teams whose plan has none (docs/product/routing.md#who-has-routers). */
export function LockedRouters() {
  const { t } = useTranslation(["routing", "ui"]);
  const [shown, setShown] = useState<"learn" | (typeof ASKED)[number]>();
  const { supportEmail } = runtime().config;
  const items = CLAIMS.map((id) => ({
    id,
    figure: t(`locked.claims.${id}.figure`),
    text: t(`locked.claims.${id}.text`),
  }));
  return (
    <>
      <PlanLock
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
        claims={{ title: t("locked.claims.title"), items }}
      />
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
    </>
  );
}
