import { Box, Button, CloseButton, Flex, Heading, Portal, Stack, Text, Link as TextLink } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { TourRing } from "./tour-ring";
import type { TourStep } from "./tour-steps";
import { useTarget } from "./use-target";

type TourCardProps = {
  step: TourStep;
  place: { at: number; all: number };
  onBack: (() => void) | undefined;
  onNext: () => void;
  onSkip: () => void;
};

const GAP = 12;
/** About the card's height, which keeps the card inside the window at the bottom. */
const ROOM = 240;

/** A step of the tour beside its entry of the menu, or at the bottom of a phone. The page stays usable. */
export function TourCard({ step: { id, target, to }, place: { at, all }, onBack, onNext, onSkip }: TourCardProps) {
  const { t } = useTranslation("teams");
  const titleId = useId();
  const rect = useTarget(target);
  const title = useRef<HTMLHeadingElement>(null);
  // Each step mounts a new card and moves the focus to it, for users of a keyboard or a screen reader.
  useEffect(() => title.current?.focus(), []);
  const position = rect
    ? {
        left: `${rect.left + rect.width + GAP}px`,
        top: `${Math.max(GAP, Math.min(rect.top - GAP, innerHeight - ROOM))}px`,
      }
    : { insetInline: "3", bottom: "3" };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onSkip();
  };
  return (
    <Portal>
      {rect && <TourRing rect={rect} />}
      <Box
        role="dialog"
        aria-labelledby={titleId}
        position="fixed"
        zIndex="popover"
        {...position}
        maxW={rect ? "20rem" : undefined}
        p="4"
        rounded="l3"
        borderWidth="1px"
        bg="bg.panel"
        shadow="lg"
        onKeyDown={onKeyDown}
      >
        <Flex justify="space-between" gap="2" align="flex-start">
          <Text textStyle="xs" color="fg.muted">
            {t("tour.place", { at: at + 1, all })}
          </Text>
          <CloseButton size="2xs" aria-label={t("tour.skip")} onClick={onSkip} />
        </Flex>
        <Stack gap="1" mb="4">
          <Heading as="h2" id={titleId} size="sm" ref={title} tabIndex={-1} outline="none">
            {t(`tour.step.${id}.title`)}
          </Heading>
          <Text color="fg.muted">{t(`tour.step.${id}.text`)}</Text>
          <TextLink asChild variant="underline" alignSelf="flex-start">
            <Link to={to}>{t("tour.try")}</Link>
          </TextLink>
        </Stack>
        <Flex gap="2" justify="flex-end">
          {onBack && (
            <Button size="sm" variant="ghost" onClick={onBack}>
              {t("tour.back")}
            </Button>
          )}
          <Button size="sm" onClick={onNext}>
            {t(at === all - 1 ? "tour.finish" : "tour.next")}
          </Button>
        </Flex>
      </Box>
    </Portal>
  );
}
