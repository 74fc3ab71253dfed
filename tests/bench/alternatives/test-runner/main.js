/**
 * The runner does not start without one; its stories come from the site.
 * @type {import('@storybook/react-vite').StorybookConfig}
 */
export default { stories: ['../../../../stories/**/*.stories.tsx'], framework: '@storybook/react-vite' };
