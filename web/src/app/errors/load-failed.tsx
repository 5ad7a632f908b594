import { Button, Center, Heading, Stack, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { reloadOnce } from "../../lib/http/load-failure";
import { useDocumentTitle } from "../../ui/use-document-title";

const LOOK_MS = 5_000;

const reload = () => location.reload();

/** Whether the app's own server answers. */
const answers = () =>
  fetch("/config.json", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Replaces a page whose code could not be fetched. Offline, it polls until the server answers. Then the code is missing
 * because a new version was deployed, and the page reloads once. What was typed is kept as a draft.
 */
export function LoadFailed() {
  const { t } = useTranslation("app");
  const [isStuck, setStuck] = useState(false);
  useDocumentTitle(t("error.loadFailed"));
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (!(await answers()) || isOver) return;
      clearInterval(timer);
      if (!reloadOnce(Date.now(), sessionStorage, reload)) setStuck(true);
    };
    const timer = setInterval(look, LOOK_MS);
    addEventListener("online", look);
    void look();
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, []);
  return (
    <Center as="main" minH="50dvh" p="6">
      <Stack gap="3" align="center" textAlign="center" role="alert">
        <Heading as="h1" size="lg">
          {t("error.loadFailed")}
        </Heading>
        <Text color="fg.muted">{t(isStuck ? "error.loadStuck" : "error.loadWaits")}</Text>
        <Button onClick={reload}>{t("error.reload")}</Button>
      </Stack>
    </Center>
  );
}
