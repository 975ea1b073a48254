import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import controls from './controls.module.css'

const accent: MantineColorsTuple = [
  'var(--accent-0)',
  'var(--accent-1)',
  'var(--accent-2)',
  'var(--accent-3)',
  'var(--accent-4)',
  'var(--accent-5)',
  'var(--accent-6)',
  'var(--accent-7)',
  'var(--accent-8)',
  'var(--accent-9)',
]

/** Warm greys in light mode, cool ones in dark mode. */
const gray: MantineColorsTuple = [
  '#f8f7f5',
  '#f1efec',
  '#e6e3de',
  '#d6d2cb',
  '#b8b3aa',
  '#948f86',
  '#726d65',
  '#57534c',
  '#3b3833',
  '#262420',
]
const dark: MantineColorsTuple = [
  '#e3e4e6',
  '#b9bbc0',
  '#94979d',
  '#6a6d74',
  '#3d4046',
  '#2d3035',
  '#222428',
  '#1a1c1f',
  '#131416',
  '#0e0f10',
]
/** From shade 6 on, white on red and red on white have a contrast of at least 4.5:1. */
const red: MantineColorsTuple = [
  '#fdf3f2',
  '#fbe6e4',
  '#f6cac6',
  '#f0a8a2',
  '#e8807a',
  '#dd5a54',
  '#cc3a35',
  '#b3261e',
  '#991b1b',
  '#7f1d1d',
]

export const theme = createTheme({
  colors: { accent, gray, dark, red },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  black: '#262420',
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: 'var(--serif)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem)', lineHeight: '1.15' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Badges are never cut off.
    Badge: { defaultProps: { miw: 'max-content' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Button: {
      classNames: {
        root: controls.button ?? '',
        inner: controls.buttonInner ?? '',
        label: controls.buttonLabel ?? '',
      },
    },
    Card: { defaultProps: { withBorder: true, padding: 'lg' } },
    Drawer: { styles: { title: { fontFamily: 'var(--serif)', fontSize: '1.25rem', fontWeight: 600 } } },
    Fieldset: { defaultProps: { variant: 'default' }, styles: { legend: { fontWeight: 600 } } },
    Modal: {
      defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.4, blur: 2 } },
      styles: { title: { fontFamily: 'var(--serif)', fontSize: '1.25rem', fontWeight: 600 } },
    },
    // Visually hidden content in a wide table must not widen the page.
    TableScrollContainer: { defaultProps: { pos: 'relative' } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
  },
})

const lightVariables = {
  '--mantine-color-body': '#ffffff',
  '--mantine-color-dimmed': '#5d5a54',
  '--mantine-color-default-border': '#d6d2cb',
  '--mantine-color-anchor': 'var(--accent-7)',
  '--mantine-color-placeholder': '#726d65',
  '--mantine-color-accent-light-color': 'var(--accent-8)',
  '--mantine-color-error': '#b3261e',
  '--mantine-color-teal-light': '#e0f2e9',
  '--mantine-color-teal-light-color': '#065f46',
  '--mantine-color-orange-light': '#fcebd9',
  '--mantine-color-orange-light-color': '#7c2d12',
  '--mantine-color-red-light': '#fbe6e4',
  '--mantine-color-red-light-color': '#991b1b',
  '--mantine-color-grape-light': '#f3e8f6',
  '--mantine-color-grape-light-color': '#6b2181',
  '--mantine-color-gray-light': '#efedea',
  '--mantine-color-gray-light-color': '#3b3833',
}
const darkVariables = {
  '--mantine-color-body': '#1a1c1f',
  '--mantine-color-dimmed': '#a3a6ac',
  '--mantine-color-default': '#222428',
  '--mantine-color-default-border': '#3d4046',
  '--mantine-color-anchor': 'var(--accent-4)',
  '--mantine-color-placeholder': '#94979d',
  '--mantine-color-accent-light': 'color-mix(in srgb, var(--accent-6) 28%, transparent)',
  '--mantine-color-accent-light-hover': 'color-mix(in srgb, var(--accent-6) 38%, transparent)',
  '--mantine-color-accent-light-color': 'var(--accent-3)',
  '--mantine-color-teal-light': 'color-mix(in srgb, #34d399 17%, transparent)',
  '--mantine-color-teal-light-color': '#6ee7b7',
  '--mantine-color-orange-light': 'color-mix(in srgb, #fb923c 18%, transparent)',
  '--mantine-color-orange-light-color': '#fdba74',
  '--mantine-color-red-light': 'color-mix(in srgb, #f87171 18%, transparent)',
  '--mantine-color-red-light-color': '#fca5a5',
  '--mantine-color-grape-light': 'color-mix(in srgb, #c084fc 20%, transparent)',
  '--mantine-color-grape-light-color': '#dcbcfd',
  '--mantine-color-gray-light': 'color-mix(in srgb, #b9bbc0 16%, transparent)',
  '--mantine-color-gray-light-color': '#d3d5d9',
  '--mantine-color-error': '#ff8a80',
}

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: lightVariables,
  dark: darkVariables,
})
