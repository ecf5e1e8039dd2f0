import svelte from 'eslint-plugin-svelte'
import tseslint from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default tseslint.config(
  { ignores: ['node_modules/', '../src/fondaco/static/', 'src/api/schema.ts'] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    rules: {
      // A view is JSON whose shape its own title knows; the house cannot.
      '@typescript-eslint/no-explicit-any': 'off',
      // The content security policy of the server forbids style attributes; directives are fine.
      'no-restricted-syntax': [
        'error',
        {
          selector: "SvelteAttribute[key.name='style']",
          message: 'Use a class or style:name={…}.',
        },
      ],
      // Reactive state is replaced as a whole here ($state.raw), never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/require-each-key': 'error',
    },
  },
)
