import { Box, Flex, Link, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { SeenPage } from "./timeline";
import { useDuration } from "./use-duration";

/** A page view: how long and how far the page was read, what was clicked, and which forms were begun. */
export function SeenPageItem({ page: { url, title, staySeconds, depth, acts } }: { page: SeenPage }) {
  const { t } = useTranslation("journeys");
  const duration = useDuration();
  const { host, pathname } = new URL(url);
  const facts = [duration(staySeconds), ...(depth > 0 ? [t("journey.depth", { depth })] : [])];
  return (
    <Box as="li" borderStartWidth="2px" ps="3" minW="0">
      <Flex gap="2" justify="space-between" align="baseline" wrap="wrap">
        <Text fontWeight="medium" minW="0" overflowWrap="anywhere">
          {title || pathname}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {facts.join(" · ")}
        </Text>
      </Flex>
      <Link href={url} target="_blank" rel="noopener noreferrer" textStyle="xs" overflowWrap="anywhere">
        {host}
        {pathname}
      </Link>
      {acts.length > 0 && (
        <Stack as="ul" gap="0.5" mt="1" listStyleType="none" textStyle="xs" color="fg.muted">
          {acts.map((act) => (
            <Box as="li" key={act.id} overflowWrap="anywhere">
              {act.type === "click" && t(CLICKED[act.element], { text: act.text || t("journey.noText") })}
              {act.type === "form_start" &&
                (act.form ? t("journey.formStartedNamed", { form: act.form }) : t("journey.formStarted"))}
            </Box>
          ))}
        </Stack>
      )}
    </Box>
  );
}

const CLICKED = { link: "journey.clickedLink", button: "journey.clickedButton" } as const;
