import { chakra } from '@chakra-ui/react';
import { eventTextLimits } from '../../../domain/eventErrors.ts';
import { eventLimits } from '../../../domain/eventForm.ts';
import { eventCategoryLabels } from '../../../domain/events.ts';
import { stepLine, stepLook, toOptions } from '../../ui/editorLook.ts';
import { MarkdownField } from '../../ui/MarkdownField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TagsField } from '../../ui/TagsField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { EventCoverPicker } from './EventCoverPicker.tsx';
import { EventGalleryPicker } from './EventGalleryPicker.tsx';
import type { EventUploads } from './eventUploads.ts';
import type { EventFormState } from './useEventForm.ts';

export interface EventBasicsPanelProps {
  form: EventFormState;
  uploads: EventUploads;
}

const categories = toOptions(eventCategoryLabels);

/** What the event is called, what happens there, and how it looks (product S35). */
export function EventBasicsPanel({ form, uploads }: EventBasicsPanelProps) {
  const { onChange: _, ...description } = form.text('description');
  const { values } = form;
  const tagsError = form.errorOf('tags');
  return (
    <chakra.div css={stepLook}>
      <TextField
        label="Name of the event"
        required
        {...form.text('eventName')}
        dir="auto"
        data-autofocus=""
      />
      <EventCoverPicker
        {...uploads.cover}
        picture={values.eventImage}
        error={form.errorOf('eventImage')}
        onChange={({ picture }) => form.set('eventImage', picture)}
      />
      <MarkdownField
        label="Description"
        required
        {...description}
        max={eventTextLimits.description}
        rows={8}
        help="What happens there and whom it is for. 20 characters at least."
        onChange={({ text }) => form.set('description', text)}
      />
      <chakra.div css={stepLine}>
        <SelectField
          label="Category"
          required
          {...form.text('category')}
          options={categories}
          placeholder="Choose a category"
        />
      </chakra.div>
      <TagsField
        label="Tags"
        optional
        name="tags"
        help={`Words that people look for. Add each with Enter, ${eventLimits.tags} at most.`}
        tags={values.tags}
        max={eventLimits.tags}
        onChange={({ tags }) => form.set('tags', tags)}
        {...(tagsError && { error: tagsError })}
      />
      <EventGalleryPicker
        {...uploads.gallery}
        pictures={values.gallery}
        error={form.errorOf('gallery')}
        onChange={({ pictures }) => form.set('gallery', pictures)}
      />
    </chakra.div>
  );
}
