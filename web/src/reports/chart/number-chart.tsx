import { Center, HStack, Progress, Stack, Text, Link as TextLink } from "@chakra-ui/react";
import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { GeneralSimulation } from "@dure/domain/reports/simulation/simulation";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { percentOf } from "./percent-of";
import type { ValueFormat } from "./use-value-format";

type NumberChartProps = {
  simulation: GeneralSimulation;
  setting: GeneralSetting;
  format: ValueFormat;
  /** The list of the records behind it. */
  href: string;
};

/** A single number, with the previous period's number and the percentage of the target. */
export function NumberChart({ simulation, setting, format, href }: NumberChartProps) {
  const { t } = useTranslation("reports");
  const { total, compared } = simulation;
  const reached = percentOf(total, setting.target);
  return (
    <Center h="full">
      <Stack gap="1" align="center" maxW="full">
        <TextLink asChild color="fg" textStyle="4xl" fontWeight="semibold" title={format.full(total)}>
          <Link to={href}>{format.short(total)}</Link>
        </TextLink>
        {compared && <Change now={total} before={compared.total} format={format} />}
        {reached !== null && (
          <Stack gap="1" w="32">
            <Progress.Root value={Math.min(Math.max(reached, 0), 100)} size="xs" aria-hidden>
              <Progress.Track>
                <Progress.Range />
              </Progress.Track>
            </Progress.Root>
            <Text textStyle="xs" color="fg.muted" textAlign="center">
              {t("chart.reached", { percent: reached, target: format.short(setting.target) })}
            </Text>
          </Stack>
        )}
      </Stack>
    </Center>
  );
}

type ChangeProps = { now: number | null; before: number | null; format: ValueFormat };

/** A change shows its direction with an arrow and a word, not only with a color. */
function Change({ now, before, format }: ChangeProps) {
  const { t } = useTranslation("reports");
  const difference = (now ?? 0) - (before ?? 0);
  const percent = percentOf(difference, before === null ? null : Math.abs(before));
  const Icon = difference > 0 ? ArrowUp : difference < 0 ? ArrowDown : ArrowRight;
  return (
    <HStack gap="1" color="fg.muted">
      <Icon size={14} aria-hidden />
      <Text textStyle="sm" fontVariantNumeric="tabular-nums">
        {percent === null ? format.short(difference) : `${percent > 0 ? "+" : ""}${percent}%`}
      </Text>
      <Text textStyle="xs">{t("chart.before", { value: format.short(before) })}</Text>
    </HStack>
  );
}
