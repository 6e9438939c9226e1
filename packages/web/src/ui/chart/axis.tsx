// The lines across a chart, each with its number at the left.
type ChartAxisProps = {
  ticks: readonly number[];
  /** Where the lines begin and end, in px. */
  from: number;
  to: number;
  up: (value: number) => number;
  textOf: (tick: number) => string;
};

export const ChartAxis = ({ ticks, from, to, up, textOf }: ChartAxisProps) => (
  <g aria-hidden className="drawn">
    {ticks.map((tick) => (
      <g key={tick}>
        <line x1={from} x2={to} y1={up(tick)} y2={up(tick)} stroke="var(--mui-palette-divider)" />
        <text x={from - 8} y={up(tick) + 4} textAnchor="end">
          {textOf(tick)}
        </text>
      </g>
    ))}
  </g>
);
